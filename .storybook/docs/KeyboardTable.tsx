export interface KeyboardTableProps {
  /** Keys, such as `Shift + Tab`, and what they do. */
  rows: readonly (readonly [keys: string, action: string])[]
}

/** The keys of a component. */
export const KeyboardTable = ({ rows }: KeyboardTableProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([keys, action]) => (
        <tr key={keys}>
          <td>
            <kbd>{keys}</kbd>
          </td>
          <td>{action}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
