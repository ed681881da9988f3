/** Corners of the arch of rewards: a half circle on two posts. */
export const archRadius = '9999px 9999px 0 0'
