// Serves the source with hot reload. Vite answers first; server/app.ts answers the pages.
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

const port = Number(process.env.PORT || 3000)
const server = createServer((request, response) => vite.middlewares(request, response, () => pages(request, response)))
// Hot reload uses the site's own port, so the page's policy ('self') allows its connection.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server }, cors: false }, appType: 'custom' })
const { developmentListener } = await vite.ssrLoadModule('/server/development.ts')
const pages = await developmentListener(vite)
server.listen(port, process.env.HOST || 'localhost', () => console.log(`Ready: http://localhost:${port}`))
