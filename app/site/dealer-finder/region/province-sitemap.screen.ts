import { cityAddress, dealerAddress, provinceAddress } from '~/core/dealers/dealer-address.ts'
import { pointsIn } from '~/core/dealers/nearest/points.server.ts'
import { provinceAt } from '~/core/dealers/region-slugs.ts'
import { services } from '~/platform/services.ts'
import { sitemapAnswer } from '~/site/frame/sitemap.ts'
import type { Route } from './+types/province-sitemap.screen.ts'

/** The sitemap of a province: its page, its cities, and its dealers except samples. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services)
  const province = provinceAt(params.province)
  if (!province) throw new Response(null, { status: 404 })
  const real = await pointsIn(db, { provinceCode: province.code }, { sample: false })
  const paths = real.flatMap((dealer) => [provinceAddress(dealer), cityAddress(dealer), dealerAddress(dealer)])
  return sitemapAnswer(environment.publicUrl, paths)
}
