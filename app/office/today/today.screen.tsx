import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/today.screen'
import { words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { name: deskOf(context).staff.name }
}

export default function TodayScreen({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title={words.title}>
      <p>{words.greeting(loaderData.name)}</p>
    </OfficePage>
  )
}
