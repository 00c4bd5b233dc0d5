import type { ComponentProps } from 'react'

/** Use one primary button on a screen: for the main action. */
type Tone = 'primary' | 'secondary' | 'quiet'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold transition-colors'

const tones: Record<Tone, string> = {
  // Contrast themes remove the fill; then the border shows the button.
  primary: 'border border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-strong',
  secondary: 'border border-line-strong hover:border-current',
  quiet: 'underline decoration-line-strong underline-offset-4 hover:decoration-current',
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { tone?: Tone }

export function Button({ tone = 'primary', type = 'submit', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${shape} ${tones[tone]} cursor-pointer disabled:cursor-default disabled:opacity-60`}
      {...rest}
    />
  )
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & { href: string; tone?: Tone } & Record<
    `data-${string}`,
    string | null | undefined
  >

export function ButtonLink({ tone = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <a className={`${shape} ${tones[tone]}`} {...rest}>
      {children}
    </a>
  )
}
