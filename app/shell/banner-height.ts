/** The height of the banner with a line of news, in px: its place is kept before there are any. */
export const BANNER_HEIGHT = 53
