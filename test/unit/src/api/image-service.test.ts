import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { Config } from '#machines/flow/app/app.ts';
import { pictureAddress, setImageService, wholePictureAddress } from '#src/api/image-service.ts';
import { liveAppMachine } from '#src/app/session/live-app-machine.ts';

const picture = '/pictures/01930000-0000-7000-8000-0000000000f1.jpg';
const name = picture.replace(/^.*\//, '');

afterEach(() => {
  setImageService('/pictures');
  vi.unstubAllGlobals();
});

describe('the address of a picture', () => {
  // spec 3.20
  it('is at the image service that the configuration names', async () => {
    expect(pictureAddress(picture, '96x96_80')).toBe(`/pictures/96x96_80/${name}`);
    vi.stubGlobal('location', { origin: 'https://portal.example' });
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: { imageServiceUrl: 'https://images.example/of/posts/' } }),
    );
    const { getConfig } = liveAppMachine.implementations.actors;
    const loading = createActor(getConfig as PromiseActorLogic<Config>);
    loading.start();
    await toPromise(loading);
    expect(pictureAddress(picture, '96x96_80')).toBe(
      `https://images.example/of/posts/96x96_80/${name}`,
    );
    expect(wholePictureAddress(picture)).toBe(`https://images.example/of/posts/${name}`);
  });

  it('is that of the file while the picture is on this device only', () => {
    expect(pictureAddress('blob:https://portal.example/1', '96x96_80')).toBe(
      'blob:https://portal.example/1',
    );
  });
});
