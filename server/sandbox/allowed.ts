/** Whether the sandbox may be steered: never in production, unless it is asked for. */
export const sandboxAllowed = (environment: NodeJS.ProcessEnv): boolean =>
  environment['NODE_ENV'] !== 'production' || environment['SANDBOX'] === '1'
