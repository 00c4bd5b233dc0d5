import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { withdrawContacts } from '~/core/privacy/withdraw.server.ts'
import { nationalMobile } from '~/lib/phone.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import type { Route } from './+types/contacts.screen'
import { Confirmation } from './Confirmation.tsx'
import { provedNumber } from './number-proof.server.ts'
import { words as roomWords, contactsWords as words } from './words.ts'

export const handle = { personal: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { phone } = await provedNumber(context.get(services), request)
  return { phone: nationalMobile(phone) }
}

/** Withdraws the consent to be remembered by devices. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, environment, clock } = context.get(services)
  const { phone } = await provedNumber({ db, clock }, request)
  await readBody(request)
  await withdrawContacts(db, environment, phone, clock.now())
  return redirect(at.myDataShown({ kabar: 'kontak' }), 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: roomWords.description, path: at.myData(), hidden: true }, matches)

export default function ContactsScreen({ loaderData: { phone } }: Route.ComponentProps) {
  return (
    <Confirmation title={words.title} confirm={words.now}>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        {words.lead} <strong className="tabular whitespace-nowrap">{phone}</strong>
      </p>
      <p className="mt-3 max-w-prose">{words.others}</p>
    </Confirmation>
  )
}
