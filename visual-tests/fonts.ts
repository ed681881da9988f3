import type { CDPSession, Page } from 'playwright'

interface DomNode {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: DomNode[]
}

const ELEMENT = 1
const TEXT = 3
const IGNORED_TAGS = new Set(['SCRIPT', 'STYLE', 'TITLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD'])

function elementsWithText(node: DomNode): number[] {
  if (IGNORED_TAGS.has(node.nodeName)) return []
  const children = node.children ?? []
  const isTextElement =
    node.nodeType === ELEMENT && children.some((child) => child.nodeType === TEXT && child.nodeValue.trim() !== '')
  return [...(isTextElement ? [node.nodeId] : []), ...children.flatMap(elementsWithText)]
}

async function fontsOf(session: CDPSession, nodeId: number): Promise<string[]> {
  try {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
  } catch (error) {
    // A node that was removed since the listing renders no text.
    if (error instanceof Error && error.message.includes('Could not find node')) return []
    throw error
  }
}

/** Lists text that is rendered with a system font instead of the product's font, which would differ on other machines. */
export async function checkFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const found = await Promise.all(elementsWithText(root).map((nodeId) => fontsOf(session, nodeId)))
  await session.detach()
  return [...new Set(found.flat())].map((family) => `text is rendered with a system font: ${family}`)
}
