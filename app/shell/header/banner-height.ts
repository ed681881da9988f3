/** Height of the banner with one line, in pixels; reserved while the news load. */
export const BANNER_HEIGHT = 53
