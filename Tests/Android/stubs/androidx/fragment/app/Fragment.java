package androidx.fragment.app;

import android.content.res.Resources;

/** A stub. */
public abstract class Fragment {
    public abstract Resources getResources();

    public abstract FragmentManager getParentFragmentManager();
}
