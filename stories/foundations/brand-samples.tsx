import { BrandMark, Button, Heading, Inline, Link, ProgressBar, Stack, Surface, Text } from '#ui/index.ts'
import { ThemeScope, type Theme } from '#ui/theme/index.ts'
import { orangery, orangeryBrands } from '#stories/fixtures/second-brand.ts'
import { Example } from '#storybook/docs/blocks.ts'

interface Names {
  ru: string
  en: string
}
const orangeryNames: Names = { ru: orangeryBrands.ru.name, en: orangeryBrands.en.name }

/** A brand in both modes, in scopes of its theme. Without a theme it is the second brand. */
export const BrandSamples = ({ theme = orangery, names = orangeryNames }: { theme?: Theme; names?: Names }) => (
  <Example>
    {(say) => (
      <Stack>
        {(['day', 'night'] as const).map((mode) => (
          <ThemeScope key={mode} theme={theme} mode={mode}>
            <div style={{ padding: 16 }}>
              <Surface>
                <Stack gap={3}>
                  <Inline gap={2}>
                    <BrandMark />
                    <Text strong>{say(names.ru, names.en)}</Text>
                  </Inline>
                  <Heading level={3}>{say('Пополнение', 'Deposit')}</Heading>
                  <Text tone="muted">{say('Деньги придут сразу.', 'The money arrives at once.')}</Text>
                  <ProgressBar
                    label={say('До уровня 4', 'To level 4')}
                    value={640}
                    max={1000}
                    valueText={say('640 из 1 000', '640 of 1,000')}
                  />
                  <Inline>
                    <Button tone="primary">{say('Пополнить', 'Deposit')}</Button>
                    <Link href="#">{say('Правила', 'Rules')}</Link>
                  </Inline>
                </Stack>
              </Surface>
            </div>
          </ThemeScope>
        ))}
      </Stack>
    )}
  </Example>
)
