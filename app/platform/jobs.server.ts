export async function startJobs(_services: unknown): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} }
}
