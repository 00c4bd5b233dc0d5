import { type ConsentPurpose, choiceCookieName, lettersOf } from '../../lib/consent-choice.ts'
import { asksAttribute } from '../../lib/page-tracking.ts'

/**
 * The inline script that shows the banner before the first paint, so that nothing moves: unless the cookie answers this
 * text and all these purposes, or the browser refuses for the visitor (Global Privacy Control). It is the same for every
 * visitor, so a policy can name its hash.
 */
export function askScript(text: number, asked: readonly ConsentPurpose[]): string {
  const letters = [...lettersOf(asked)].map((letter) => `${letter}[a-z]*`).join('')
  const answered = `/(?:^|; *)(?:__Host-)?${choiceCookieName}=${text}[a-z]*?${letters}\\./`
  return `try{navigator.globalPrivacyControl||${answered}.test(document.cookie)||document.documentElement.setAttribute('${asksAttribute}','')}catch{}`
}
