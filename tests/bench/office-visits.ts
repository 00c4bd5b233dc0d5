import { at } from '../../app/addresses.ts'
import type { Role } from '../../app/core/staff/roles.ts'
import { jar } from '../support/lead-forms.ts'
import { signInOf, totp } from '../support/office.ts'
import type { Visit } from './scale-visits.ts'

const pagesOf: Partial<Record<Role, readonly string[]>> = {
  administrator: [
    at.office(),
    at.leads(),
    at.leads({ q: 'siti' }),
    at.leads({ q: 'rina' }),
    at.leadFigures(),
    at.chatDesk(),
    at.chatDesk({ tampil: 'selesai' }),
    at.chatWaiting(),
    at.chatLoad(),
    at.calendar({ dealer: 'dwindo-cakung' }),
    at.calendarStamp({ dealer: 'dwindo-cakung' }),
    at.calendarHours({ dealer: 'dwindo-cakung' }),
    at.calendarFleet({ dealer: 'dwindo-cakung' }),
    at.walkIn({ dealer: 'dwindo-cakung' }),
    at.preOrderQueues(),
    at.account(),
    at.staffList(),
    at.newStaff(),
    at.contentKinds(),
    at.contentList('berita'),
    at.contentList('berita', { cari: 'xforce' }),
    at.contentList('berita', { cari: 'tidak ada' }),
    at.contentList('berita', { keadaan: 'draft' }),
    at.staffPhotos(),
    at.redirectList(),
    at.tables(),
    at.dealerRegency(),
    at.privacyDesk(),
    at.newPrivacyRequest(),
    at.operations(),
    at.pageSpeeds(),
    at.auditLog(),
    at.auditLog({ tindakan: 'staff-added' }),
    at.auditLog({ tentang: 'PS-5000' }),
  ],
  'call-centre': [at.office(), at.leads(), at.leads({ tampil: 'milik-saya' }), at.chatDesk()],
  dealer: [at.office(), at.leads(), at.leads({ q: 'rina' }), at.leadFigures(), at.chatDesk(), at.calendar()],
}

/** Visits of employees to the office. `printed`: how the sample employees sign in. */
export async function officeVisitsOf(site: string, printed: string): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const role of Object.keys(pagesOf) as Role[]) {
    const { ask } = await signedIn(site, role, printed)
    const read = async (path: string) => {
      const answer = await ask(path)
      await answer.arrayBuffer()
      return answer.status
    }
    visits.push(...(pagesOf[role] ?? []).map((path) => ({ name: `${role} ${path}`, act: () => read(path) })))
  }
  return visits
}

async function signedIn(site: string, role: Role, printed: string) {
  const { ask, send } = jar(site)
  const { email, password, totpKey } = signInOf(role, printed)
  await send({ address: at.signIn(), fields: { email, password } })
  if (totpKey) await send({ address: at.signInCode(), fields: { code: totp(totpKey, Date.now()) } })
  return { ask }
}
