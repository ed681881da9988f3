/**
 * A symbol's SVG file as a URL for an image, or `null` without a file. The picture gets a margin, and a font, because an
 * image has none of its own.
 */
export const pictureUrl = (svg: string | undefined): string | null =>
  svg === undefined
    ? null
    : `data:image/svg+xml,${encodeURIComponent(
        svg.replace(
          /<svg[^>]*>/u,
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" font-family="sans-serif">',
        ),
      )}`
