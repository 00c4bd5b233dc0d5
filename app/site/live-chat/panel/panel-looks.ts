/** The look of the panel. The chat's own page imports these classes, so that its style sheet has their rules. */
export const panelLooks = {
  panel:
    'fixed inset-x-0 bottom-(--chat-bottom,0px) z-30 flex h-[var(--chat-height,max(62dvh,min(100dvh_-_var(--chat-bottom,0px),24rem)))] flex-col rounded-t-card border border-line bg-paper text-ink shadow-panel sm:left-auto sm:right-4 sm:w-96 sm:h-[min(40rem,var(--chat-height,80dvh))] [&[hidden]]:hidden',
  header: 'flex items-center justify-between gap-4 border-line border-b px-4 py-1',
  close: '-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control',
  content: 'grow overflow-y-auto overscroll-contain scroll-pb-2 p-4',
}
