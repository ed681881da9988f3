import { BrandMark, Button, Heading, Inline, Link, ProgressBar, Stack, Surface, Text } from '#ui/index.ts'
import { ThemeScope } from '#ui/theme/index.ts'
import { orangery, orangeryBrands } from '#stories/fixtures/second-brand.ts'
import { Example } from '#storybook/docs/blocks.ts'

/** The second brand in both modes, in scopes of its theme. The preview has the style sheet of the theme. */
export const BrandSamples = () => (
  <Example>
    {(say) => (
      <Stack>
        {(['day', 'night'] as const).map((mode) => (
          <ThemeScope key={mode} theme={orangery} mode={mode}>
            <div style={{ padding: 16 }}>
              <Surface>
                <Stack gap={3}>
                  <Inline gap={2}>
                    <BrandMark />
                    <Text strong>{say(orangeryBrands.ru.name, orangeryBrands.en.name)}</Text>
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
