import { buildApp } from './build-app.ts'

/** `npm run build` */
await buildApp({ force: true })
console.log('The app is built into dist/app, the games into dist/games.')
