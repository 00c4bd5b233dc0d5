import { type CodeSender, issueCode } from '../../core/codes/codes.server.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { sells } from '../../core/dealers/dealer.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import type { Lead } from '../../core/leads/lead.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import { insertLead } from '../../core/leads/leads.server.ts'
import { type FormUsed, type Submission, submitOnce } from '../../core/leads/submit.server.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { readAvailability } from './opening.server.ts'
import { versionOf } from './options.server.ts'
import { coloursToChoose, type FieldRefusal, type OrderField } from './order.ts'
import type { OrderForm } from './order-form.server.ts'
import { words } from './words.ts'

export type Order = Submission<OrderForm>
export type OrderRefusal =
  | { kind: 'field'; field: OrderField; refusal: FieldRefusal }
  /** Pre-orders have ended or changed to another model since the form was shown. */
  | { kind: 'not-open' }
  | FormUsed

/** Stores an order as a draft and sends a code to its number. If the number has to wait, the next page says so. */
export async function draftOrder(
  db: Db,
  { contact, key, source, notes, ...order }: Order,
  context: LeadContext,
  sender: CodeSender,
): Promise<Result<{ token: string }, OrderRefusal>> {
  const field = (name: OrderField, refusal: FieldRefusal) => refused({ kind: 'field' as const, field: name, refusal })
  const opening = await readAvailability(db, context.now)
  if (opening.kind !== 'open' || opening.car.slug !== order.vehicle) return refused({ kind: 'not-open' })
  const { car, variants, settings } = opening
  const variant = variants.find(({ slug }) => slug === order.variant)
  if (!variant) return field('variant', 'variant-unknown')
  const colour = coloursToChoose(car, variants, variant).find(({ slug }) => slug === order.colour)
  if (!colour) return field('color', 'colour-unknown')
  const dealer = await findDealer(db, order.dealer)
  if (!dealer || !sells(dealer, car.class)) return field('dealer', 'dealer-unknown')
  if (order.refundRule !== versionOf(settings.refundRule)) return field('refund_rule', 'refund-rule-changed')
  const payload = { vehicle: car.slug, variant: variant.slug, colour: colour.slug }
  const form = { key, content: [payload, dealer.id, contact] }
  return submitOnce(db, form, context.now, async (tx, token): Promise<Result<string, never>> => {
    const lead = await insertLead(
      tx,
      {
        kind: 'pre-order',
        payload,
        contact,
        dealerId: dealer.id,
        source,
        consent: currentConsent.preOrder,
        // The rule can change later, so store the text that this visitor read with the order.
        notes: [...notes, words.acknowledged(settings.refundRule)],
        event: { kind: 'drafted', answerBy: null },
      },
      context,
    )
    const code = { ...codeScope(token, lead), ...sender, channel: 'whatsapp' as const, deliver: true }
    await issueCode(tx, code, context.now)
    return done(lead.id)
  })
}

/** The scope of a pre-order's code. The flow is the token of its private address. */
export const codeScope = (token: string, { phone }: Pick<Lead, 'phone'>) => ({ purpose: 'pre-order', flow: token, phone })
