import fastify from 'fastify'

/* The upper bound of `bench/server.ts`: Fastify with one route that returns a constant. */
const app = fastify()
app.get('/', () => ({ error: 0, data: {} }))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(typeof address === 'object' && address !== null ? address.port : '')
