type Part = { key: string; amount: number; shade: string }

const width = 1000

/** A bar of amounts, for decoration: a table beside it has the same amounts. Amounts of zero or less are left out. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ amount }) => amount > 0)
  const sum = shown.reduce((total, { amount }) => total + amount, 0)
  let from = 0
  const bars = shown.map(({ key, amount, shade }) => {
    const bar = { key, shade, x: from, width: (amount / sum) * width }
    from += bar.width
    return bar
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" className="h-10 w-full rounded-control">
      {bars.map((bar) => (
        <rect
          key={bar.key}
          x={bar.x.toFixed(1)}
          width={bar.width.toFixed(1)}
          height="40"
          fill="currentColor"
          className={bar.shade}
        />
      ))}
    </svg>
  )
}
