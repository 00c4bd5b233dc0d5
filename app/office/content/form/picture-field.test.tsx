// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormContext, type FormTools } from './form-context.ts'
import { PictureField } from './PictureField.tsx'
import type { Photo } from './photos.ts'
import type { TypedPicture } from './typed.ts'
import '../../../../tests/support/patient-queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const empty = { source: 'upload', model: '', colour: '', background: '', upload: '', alt: '' } as TypedPicture
const garage: Photo = { id: 'a1', version: 'v1', alt: '', focalX: 0.5, focalY: 0.5 }

function Field() {
  const [value, setValue] = useState(empty)
  const change = ((_, next) => setValue(next as TypedPicture)) as FormTools['change']
  const tools: FormTools = { change, errors: {}, references: {} as never, isReadOnly: false, FieldView: () => null }
  return (
    <FormContext value={tools}>
      <PictureField
        common={{ name: 'picture', label: 'Gambar', hint: undefined, error: undefined, optional: false }}
        value={value}
      />
      <output>{`${value.upload} ${value.alt}`}</output>
    </FormContext>
  )
}

test('an alternative text that is typed while the photo is being uploaded stays', async () => {
  const uploaded = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    init?.method === 'POST' ? uploaded.promise : Promise.resolve(Response.json([])),
  )
  render(<Field />)
  const file = new File(['jpeg'], 'garasi.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Pilih foto'), { target: { files: [file] } })
  fireEvent.change(screen.getByLabelText('Teks alternatif'), { target: { value: 'Garasi Ibu Rina' } })
  uploaded.resolve(Response.json({ ok: true, photo: garage }))
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('a1 Garasi Ibu Rina'))
})
