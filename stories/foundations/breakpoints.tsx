import { media } from '#ui/styles/styled.ts'

/** The media queries of the components. */
export const Breakpoints = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Media query</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(media).map(([name, query]) => (
        <tr key={name}>
          <td>
            <code>media.{name}</code>
          </td>
          <td>
            <code>{query}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
