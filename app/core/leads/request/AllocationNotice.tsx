import { Notice } from '~/ui/Notice.tsx'
import { allocationWords as words } from './words.ts'

/** Whether a pre-order has a car, or is passed over for now. Nothing while it waits. */
export function AllocationNotice({
  allocation,
}: {
  allocation: { state: 'waiting' | 'allocated' | 'held'; unit: string | null }
}) {
  if (allocation.state === 'waiting') return null
  if (allocation.state === 'held') return <Notice>{words.held}</Notice>
  return <Notice tone="good">{words.allocated(allocation.unit ?? '')}</Notice>
}
