/** The supported browsers of README, as build targets. No polyfills are added. */
export const SUPPORTED_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
