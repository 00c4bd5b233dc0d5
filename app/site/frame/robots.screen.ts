import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/robots.screen.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(services).environment
  const lines = ['User-agent: *', `Disallow: ${at.testDriveResults()}/`, `Sitemap: ${publicUrl}${at.sitemap()}`, '']
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
