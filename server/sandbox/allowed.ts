/** Whether the sandbox endpoints are enabled: not in production, unless `SANDBOX=1`. */
export const sandboxAllowed = (environment: NodeJS.ProcessEnv): boolean =>
  environment['NODE_ENV'] !== 'production' || environment['SANDBOX'] === '1'
