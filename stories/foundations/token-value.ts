/** `#fff` and `#fff8` as six and eight digits; any other value as it is. The build shortens colours, and `contrast` needs six digits. */
export const expandHex = (value: string): string =>
  /^#[\da-f]{3,4}$/iu.test(value) ? value.replaceAll(/[\da-f]/giu, '$&$&') : value

/** The value of a token's CSS variable on this page, so that it is the one of the chosen theme. */
export const tokenValue = (name: string): string =>
  expandHex(getComputedStyle(document.documentElement).getPropertyValue(`--cass-${name}`).trim())
