/** The layout of a page with questions and, beside them, room for a summary. */
export const besideSummary =
  'mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]'
export const questionsColumn = 'grid content-start gap-10 lg:col-start-1 lg:row-start-2'
