import { artColours } from '#ui/tokens/art-colours.ts'
import { contrast, contrastPairs, type Palette } from '#ui/tokens/palettes.ts'
import { tokenValue } from './token-value.ts'

type Role = keyof Palette

const uses: Readonly<Record<Role, string>> = {
  canvas: 'Page',
  glowStart: 'Start of the glow at the top of the page',
  glowEnd: 'End of the glow',
  stageGlow: 'Light behind a winner',
  frost: 'Winter mode',
  surface1: 'Panel on the page: the base of what is raised',
  surface2: 'Raised: control, or panel in a panel',
  surface3: 'Hovered control',
  hairline: 'Line that only decorates',
  controlBorder: 'Border of a control',
  text: 'Text',
  mutedText: 'Secondary text',
  accentFill: 'Main action',
  accentFillFrom: 'Main action, top of the gradient',
  accentFillTo: 'Main action, bottom of the gradient',
  onAccent: 'Text on the main action',
  accentText: 'Money, focus',
  positive: 'Success, incoming money',
  teal: 'Online, neutral message, active bonus, start time',
  negative: 'Error, loss',
  waiting: 'Pending status',
  violet: 'Level, progress, bonus money',
  inverse: 'Selected neutral control',
  onInverse: 'Text on a selected neutral control',
  scrim: 'Cover of the page below a dialog',
  shadow: 'Shadow of menus, toasts and dialogs',
}
const isRole = (name: string): name is Role => name in uses
const roles = Object.keys(uses).filter(isRole)
const SURFACES = ['canvas', 'surface1', 'surface2', 'surface3'] as const
const surfaceNames: readonly string[] = SURFACES

export const Swatch = ({ colour }: { colour: string }) => (
  <span
    style={{
      display: 'inline-block',
      inlineSize: 48,
      blockSize: 32,
      borderRadius: 8,
      border: '1px solid currentColor',
      background: colour,
    }}
  />
)

/** The contrast of two roles. A pair that is used, and has to reach a minimum, is bold. */
function Contrast({ mode, text, background }: { mode: string; text: Role; background: Role }) {
  const value = contrast(tokenValue(`${mode}-${text}`), tokenValue(`${mode}-${background}`)).toFixed(1)
  const pair = contrastPairs.find((one) => one.text === text && one.background === background)
  return pair === undefined ? value : <strong title={`at least ${pair.minContrast}`}>{value}</strong>
}

/** Whether a role is meant for surfaces of the page. A text on a fill, such as `onAccent`, is not. */
const isForSurfaces = (role: Role): boolean =>
  contrastPairs.some(({ text, background }) => text === role && surfaceNames.includes(background))

/** The fills and the glow that a role stands on. */
const otherGrounds = (role: Role): Role[] =>
  contrastPairs
    .filter(({ text, background }) => text === role && !surfaceNames.includes(background))
    .map(({ background }) => background)

/** The colours of a mode by role, with their contrast on the surfaces. */
export const Colours = ({ mode }: { mode: 'night' | 'day' }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Colour</th>
        <th scope="col">Name</th>
        <th scope="col">Hex</th>
        <th scope="col">Use</th>
        {SURFACES.map((surface) => (
          <th key={surface} scope="col">
            on {surface}
          </th>
        ))}
        <th scope="col">Other grounds</th>
      </tr>
    </thead>
    <tbody>
      {roles.map((role) => (
        <tr key={role}>
          <td>
            <Swatch colour={`var(--cass-${mode}-${role})`} />
          </td>
          <td>
            <code>{role}</code>
          </td>
          <td>{tokenValue(`${mode}-${role}`)}</td>
          <td>{uses[role]}</td>
          {SURFACES.map((background) => (
            <td key={background}>{isForSurfaces(role) ? <Contrast {...{ mode, text: role, background }} /> : '–'}</td>
          ))}
          <td>
            {otherGrounds(role).map((background) => (
              <div key={background}>
                {background} <Contrast {...{ mode, text: role, background }} />
              </div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Names of the leaves of a tree: `badge-new-fill`. */
const leavesOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leavesOf(value, `${path}${name}-`) : [`${path}${name}`],
  )

/** Colours of pictures and decoration, the same in both modes. */
export const ArtColours = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Colour</th>
        <th scope="col">Name</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {leavesOf(artColours).map((name) => (
        <tr key={name}>
          <td>
            <Swatch colour={`var(--cass-art-${name})`} />
          </td>
          <td>
            <code>{name.replaceAll('-', '.')}</code>
          </td>
          <td>{tokenValue(`art-${name}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
