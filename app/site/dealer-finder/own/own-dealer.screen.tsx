import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { dealerAddress } from '~/core/dealers/dealer-address.ts'
import { findDealer } from '~/core/dealers/dealers.server.ts'
import { forgetDealer, ownDealer, rememberDealer } from '~/core/dealers/own-dealer.server.ts'
import { dealerCard } from '~/core/dealers/place.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { Notice } from '~/ui/Notice.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/own-dealer.screen'
import { words } from './words.ts'

export const handle = { fresh: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const dealer = await ownDealer(context.get(services).db, request)
  const servesCars = dealer?.services.includes('service') ?? false
  return { own: dealer && { ...dealerCard(dealer), href: dealerAddress(dealer), servesCars } }
}

/** Remembers the dealer named in the form, or forgets the remembered one. */
export async function action({ request, context }: Route.ActionArgs) {
  const named = String((await readBody(request)).get('dealer') ?? '')
  if (named === '') return redirect(at.ownDealer(), { status: 303, headers: await forgetDealer(request) })
  const dealer = await findDealer(context.get(services).db, named)
  if (!dealer) return data({ gone: true }, { status: 422 })
  return redirect(at.ownDealer(), { status: 303, headers: await rememberDealer(request, dealer.slug) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.description, path: at.ownDealer(), hidden: true }, matches)

export default function OwnDealerScreen({ loaderData: { own }, actionData }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail
        steps={[
          { label: roomWords.title, href: at.dealers() },
          { label: words.title, href: at.ownDealer() },
        ]}
      />
      <h1 className="mt-6 text-3xl">{words.title}</h1>
      {actionData?.gone && (
        <div role="alert" className="mt-4 max-w-form">
          <Notice tone="warn">{words.gone}</Notice>
        </div>
      )}
      {own ? <Own own={own} /> : <None />}
    </div>
  )
}

function Own({ own }: { own: NonNullable<Route.ComponentProps['loaderData']['own']> }) {
  return (
    <>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.lead}</p>
      <div className="mt-6 max-w-form rounded-card bg-paper-warm p-6">
        <p className="font-bold text-xl">{own.name}</p>
        <p className="text-ink-soft">{own.address}</p>
        {own.sample && <p className="text-ink-soft text-sm">{roomWords.sample}</p>}
        <a href={own.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.look}
        </a>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={at.testDrive()}>{words.testDrive}</ButtonLink>
        {own.servesCars && (
          <ButtonLink href={at.serviceBooking()} tone="secondary">
            {words.service}
          </ButtonLink>
        )}
        <ButtonLink href={at.consultation()} tone="secondary">
          {words.consultation}
        </ButtonLink>
        <form method="post" action={at.ownDealer()}>
          <Button tone="quiet">{words.forget}</Button>
        </form>
      </div>
    </>
  )
}

function None() {
  return (
    <>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{words.none}</p>
      <div className="mt-6">
        <ButtonLink href={at.dealers()}>{words.find}</ButtonLink>
      </div>
    </>
  )
}
