/** Where browsers send how fast a page was for a visitor who allows it. */
export const pageSpeedPath = '/ukuran'

export const speedMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type SpeedMetric = (typeof speedMetrics)[number]

export const speedDevices = ['mobile', 'tablet', 'desktop'] as const

/** The kinds of lines that browsers tell apart; `unknown` where they tell nothing. */
export const speedLines = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const
