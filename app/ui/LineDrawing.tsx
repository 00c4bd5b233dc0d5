type Props = { shape: string; className?: string }

/** An icon: a path on a 24-unit grid, line width 1.75. It is decoration: the text beside it has the meaning. */
export function LineDrawing({ shape, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
