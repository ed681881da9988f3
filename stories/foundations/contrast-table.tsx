import { contrast, day, night, readablePairs } from '#ui/tokens/palettes.ts'

/** All documented pairs of text and surface, with their contrast in both themes. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>text</th>
          <th>on</th>
          <th>at least</th>
          <th>night</th>
          <th>day</th>
        </tr>
      </thead>
      <tbody>
        {readablePairs.map(({ text, on, least }) => (
          <tr key={`${text}-${on}`}>
            <td>{text}</td>
            <td>{on}</td>
            <td>{least}</td>
            <td>{contrast(night[text], night[on]).toFixed(1)}</td>
            <td>{contrast(day[text], day[on]).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
