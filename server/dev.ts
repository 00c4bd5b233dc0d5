// Serves the source with hot reload: Vite in front, the same process behind it.
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

const port = Number(process.env.PORT || 3000)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { developmentListener } = await vite.ssrLoadModule('/server/development.ts')
const pages = await developmentListener(vite)
const server = createServer((request, response) => vite.middlewares(request, response, () => pages(request, response)))
server.listen(port, process.env.HOST || 'localhost', () => console.log(`Ready: http://localhost:${port}`))
