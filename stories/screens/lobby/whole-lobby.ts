import { expect, waitFor } from 'storybook/test'

/** Waits for the lazy parts of the lobby: the provider filter on wide screens. */
export const wholeLobby = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() =>
    expect(innerWidth < 1024 || canvasElement.querySelector('[data-component="MultiSelect"]') !== null).toBe(true),
  )
