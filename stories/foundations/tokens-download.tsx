import { designTokens } from '#ui/tokens/design-tokens.ts'

/** A link that saves the design tokens as the file of the package. */
export const TokensDownload = () => (
  <p>
    <a
      href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(designTokens(), null, 2))}`}
      download="cassiopeia.tokens.json"
    >
      Download cassiopeia.tokens.json
    </a>
  </p>
)
