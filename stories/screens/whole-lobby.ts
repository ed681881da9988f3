import { expect, waitFor } from 'storybook/test'

/** Parts of the lobby come after it: the choice of providers, where the window has room for it. */
export const wholeLobby = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() =>
    expect(innerWidth < 1024 || canvasElement.querySelector('[data-component="MultiSelect"]') !== null).toBe(true),
  )
