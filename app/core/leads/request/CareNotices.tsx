import { at } from '~/addresses.ts'
import { Notice } from '~/ui/Notice.tsx'
import { Unbroken } from '~/ui/Unbroken.tsx'
import type { RequestView } from './request-view.server.ts'
import { careWords as words } from './words.ts'

/** What employees did about a request, the newest matter first. `token`: of the request's page. */
export function CareNotices({ view: { care, dealer, state, may }, token }: { view: RequestView; token: string }) {
  const isOver = state === 'cancelled' || state === 'withdrawn'
  if (isOver) return null
  return (
    <>
      {care.missedPromise && <Notice tone="warn">{words.missed(care.missedPromise)}</Notice>}
      {care.notReachedAt && (
        <Notice tone="warn">
          <p>
            <Unbroken text={words.notReached(care.notReachedAt)} />
          </p>
          {may['choose-call-time'] && (
            <a href={at.requestCallTime(token)} className="mt-1 inline-block font-semibold underline underline-offset-4">
              {words.chooseTime}
            </a>
          )}
        </Notice>
      )}
      {care.callAt && <Notice tone="good">{words.callAt(care.callAt)}</Notice>}
      {state === 'confirmed' && <Notice tone="good">{words.confirmed}</Notice>}
      {care.answeredAt && !care.notReachedAt && (state === 'received' || state === 'moved') && (
        <Notice tone="good">{words.answered(care.employee, care.answeredAt)}</Notice>
      )}
      {care.handedOver && dealer && <Notice>{words.handedOver(dealer.name)}</Notice>}
      {care.mergedInto && <Notice>{words.mergedInto(care.mergedInto)}</Notice>}
    </>
  )
}
