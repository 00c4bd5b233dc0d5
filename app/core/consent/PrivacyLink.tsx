import { at } from '../../addresses.ts'

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <p className="text-sm">
      <a href={at.privacy()} target="_blank" className="underline underline-offset-4 hover:decoration-2" rel="noopener">
        Pemberitahuan privasi
      </a>{' '}
      <span className="text-ink-soft">(terbuka di tab baru)</span>
    </p>
  )
}
