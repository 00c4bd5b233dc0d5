/** Ends the current task: before the caller goes on, the browser may paint and answer input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
