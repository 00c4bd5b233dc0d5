import { data } from 'react-router'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/editor.screen'
import { Editor } from './Editor.tsx'
import { readEditor } from './editor-data.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const document = await readEditor(deskOf(context), params, new URL(request.url).searchParams.get('kabar'))
  if (!document) throw data(null, 404)
  return document
}

export default function EditorScreen({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.loadedAt} document={loaderData} />
}
