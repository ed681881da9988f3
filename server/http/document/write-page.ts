import { RENDERED_DATA, type Audience, type RenderedPage } from '#contract/lobby/rendered-page.ts'

/** Escapes `<`, so that no text of the data ends its script element. */
const writeData = (data: RenderedPage['data']): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Writes a rendered page and its data into the app's document. */
export function writePage(
  html: string,
  { html: page, data, missing }: RenderedPage,
  { audience, head, scripts }: { audience: Audience; head: string; scripts: string },
): string {
  return html
    .replace(
      /<html [^>]*/u,
      (tag) => `${tag} data-rendered="${audience}"${missing.length > 0 ? ' data-incomplete' : ''}`,
    )
    .replace('</body>', () => `${scripts}</body>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"><div data-frame>${page}</div></div><script type="application/json" id="${RENDERED_DATA}">${writeData(data)}</script>`,
    )
}
