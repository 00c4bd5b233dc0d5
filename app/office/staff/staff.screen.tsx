import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { listStaff } from '~/core/staff/staff.server.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { SidewaysScroll } from '~/ui/SidewaysScroll.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import { roleWords } from '../frame/words.ts'
import type { Route } from './+types/staff.screen'
import { dealerNames, staffWithSecondFactor } from './staff.server.ts'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, allow } = deskOf(context)
  allow('staff:manage')
  const [everyone, secured] = await Promise.all([listStaff(db), staffWithSecondFactor(db)])
  const names = await dealerNames(
    db,
    everyone.flatMap(({ dealerIds }) => dealerIds),
  )
  return everyone.map(({ dealerIds, ...staff }) => ({
    ...staff,
    isSecured: secured.includes(staff.id),
    dealers: dealerIds.flatMap((id) => names.get(id) ?? []),
  }))
}

export default function StaffScreen({ loaderData }: Route.ComponentProps) {
  const heading = 'py-2 pe-4 text-start font-semibold'
  return (
    <OfficePage title={words.title} action={<ButtonLink href={at.newStaff()}>{words.add}</ButtonLink>}>
      <SidewaysScroll label={words.title}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-ink-soft">
              {[words.name, words.role, words.dealers, words.factor].map((column) => (
                <th key={column} scope="col" className={heading}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loaderData.map((staff) => (
              <tr key={staff.id} className="border-b border-line align-top">
                <td className="py-2 pe-4">
                  <Link to={at.staffMember(staff.id)} className="font-semibold underline underline-offset-4">
                    {staff.name}
                  </Link>
                  <span className="block text-xs text-ink-soft">{staff.email}</span>
                </td>
                <td className="py-2 pe-4">{roleWords[staff.role]}</td>
                <td className="py-2 pe-4">{staff.role === 'dealer' ? staff.dealers.join(', ') : words.allDealers}</td>
                <td className="py-2">{staff.isSecured ? words.factorOn : words.factorOff}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </OfficePage>
  )
}
