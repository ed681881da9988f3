import { useState } from 'react'
import { checkTheme, createTheme, ThemeScope } from '#ui/theme/index.ts'
import { Button, Inline, Link, Segmented, Stack, Surface, Text, TextField } from '#ui/index.ts'
import { day, night, type Hex, type Palette } from '#ui/tokens/palettes.ts'
import { Example } from '#storybook/docs/blocks.ts'

const ROLES = ['accentFill', 'accentFillFrom', 'accentFillTo', 'onAccent', 'accentText'] as const
type Role = (typeof ROLES)[number]
type Mode = 'night' | 'day'

const accentOf = (palette: Palette): Record<Role, string> => ({
  accentFill: palette.accentFill,
  accentFillFrom: palette.accentFillFrom,
  accentFillTo: palette.accentFillTo,
  onAccent: palette.onAccent,
  accentText: palette.accentText,
})

const isHex = (value: string): value is Hex => /^#[\da-f]{6}$/iu.test(value)
const isMode = (value: string): value is Mode => value === 'night' || value === 'day'

/** A form that shows the accent colours of a brand in a mode, and the pairs that are too weak. */
export function BrandCheck() {
  const [mode, setMode] = useState<Mode>('night')
  const [colours, setColours] = useState({ night: accentOf(night), day: accentOf(day) })
  const typed = colours[mode]
  const valid = Object.fromEntries(Object.entries(typed).filter(([, value]) => isHex(value)))
  const theme = createTheme({ palette: { [mode]: valid } })
  const faults = checkTheme(theme)
  return (
    <Example>
      {(say) => (
        <Stack>
          <Segmented
            label={say('Режим', 'Mode')}
            segments={[
              { value: 'night', label: say('Ночь', 'Night') },
              { value: 'day', label: say('День', 'Day') },
            ]}
            value={mode}
            onValueChange={(value) => isMode(value) && setMode(value)}
          />
          <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
            {ROLES.map((role) => (
              <TextField
                key={role}
                label={role}
                value={typed[role]}
                onValueChange={(value) => setColours({ ...colours, [mode]: { ...typed, [role]: value.trim() } })}
                {...(isHex(typed[role]) ? {} : { error: '#rrggbb' })}
              />
            ))}
          </div>
          <ThemeScope theme={theme} mode={mode}>
            <div style={{ padding: 16 }}>
              <Surface>
                <Inline>
                  <Button tone="primary">{say('Пополнить', 'Deposit')}</Button>
                  <Text tone="money" as="span" strong>
                    {say('12 480 ₽', '12,480 ₽')}
                  </Text>
                  <Link href="#">{say('Правила', 'Rules')}</Link>
                </Inline>
              </Surface>
            </div>
          </ThemeScope>
          <Text tone={faults.length === 0 ? 'positive' : 'negative'}>
            {faults.length === 0
              ? say('Контраста хватает', 'The contrast is sufficient')
              : say(`Слабых пар: ${faults.length}`, `Weak pairs: ${faults.length}`)}
          </Text>
          <ul>
            {faults.map(({ text, background, contrast, minContrast }) => (
              <li key={`${text} ${background}`}>
                {text} / {background}: {contrast} : 1 &lt; {minContrast} : 1
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Example>
  )
}
