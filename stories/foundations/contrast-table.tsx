import { contrast, day, night, contrastPairs } from '#ui/tokens/palettes.ts'

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
        {contrastPairs.map(({ text, background, minContrast }) => (
          <tr key={`${text}-${background}`}>
            <td>{text}</td>
            <td>{background}</td>
            <td>{minContrast}</td>
            <td>{contrast(night[text], night[background]).toFixed(1)}</td>
            <td>{contrast(day[text], day[background]).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
