#include <string.h>

#include "HostWindow.h"

/* The desktop's colour scheme. What is at hand at once comes first, GNOME's setting or GTK's; the desktop portal, which all
 * desktops have, answers later and from then on has the last word. */

static const char portal_namespace[] = "org.freedesktop.appearance";
static const char portal_key[] = "color-scheme";

static int scheme = GESSO_GTK_SCHEME_UNKNOWN;
static gboolean is_portal_heard;
static GSettings *gnome_settings;
static void (*watcher)(void *, int);
static void *watcher_user;

static void set_scheme(int value) {
    if (value == scheme) return;
    scheme = value;
    if (watcher) watcher(watcher_user, scheme);
}

/* As the portal counts: 0 no preference, 1 dark, 2 light. */
static void take_portal_value(GVariant *value) {
    GVariant *inner = g_variant_ref(value);
    while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
        GVariant *next = g_variant_get_variant(inner);
        g_variant_unref(inner);
        inner = next;
    }
    if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) {
        is_portal_heard = TRUE;
        set_scheme(g_variant_get_uint32(inner) == 1 ? GESSO_GTK_SCHEME_DARK : GESSO_GTK_SCHEME_LIGHT);
    }
    g_variant_unref(inner);
}

static void portal_changed(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, gpointer data) {
    const char *namespace, *key;
    GVariant *value;
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
    g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
    if (!strcmp(namespace, portal_namespace) && !strcmp(key, portal_key)) take_portal_value(value);
    g_variant_unref(value);
}

static void portal_answered(GObject *source, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish((GDBusConnection *)source, result, NULL);
    if (!answer) return;
    GVariant *value = g_variant_get_child_value(answer, 0);
    take_portal_value(value);
    g_variant_unref(value);
    g_variant_unref(answer);
}

static void bus_opened(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (!bus) return;
    const char *name = "org.freedesktop.portal.Desktop", *path = "/org/freedesktop/portal/desktop";
    const char *interface = "org.freedesktop.portal.Settings";
    g_dbus_connection_signal_subscribe(
        bus, name, interface, "SettingChanged", path, portal_namespace, G_DBUS_SIGNAL_FLAGS_NONE, portal_changed, NULL,
        NULL);
    g_dbus_connection_call(
        bus, name, path, interface, "Read", g_variant_new("(ss)", portal_namespace, portal_key), G_VARIANT_TYPE("(v)"),
        G_DBUS_CALL_FLAGS_NONE, 5000, NULL, portal_answered, NULL);
    /* Kept for the life of the process, as the subscription is. */
}

static int from_gnome(void) {
    char *value = g_settings_get_string(gnome_settings, portal_key);
    int found = !g_strcmp0(value, "prefer-dark") ? GESSO_GTK_SCHEME_DARK : GESSO_GTK_SCHEME_LIGHT;
    g_free(value);
    return found;
}

static void gnome_changed(GSettings *settings, const char *key, gpointer data) {
    if (!is_portal_heard) set_scheme(from_gnome());
}

/* Asking for a setting that is not installed ends the process, so the schema is looked up first. */
static void open_gnome_settings(void) {
    GSettingsSchemaSource *source = g_settings_schema_source_get_default();
    GSettingsSchema *schema =
        source ? g_settings_schema_source_lookup(source, "org.gnome.desktop.interface", TRUE) : NULL;
    if (!schema) return;
    if (g_settings_schema_has_key(schema, portal_key)) {
        gnome_settings = g_settings_new_full(schema, NULL, NULL);
        g_signal_connect(gnome_settings, "changed::color-scheme", G_CALLBACK(gnome_changed), NULL);
    }
    g_settings_schema_unref(schema);
}

static int from_gtk(void) {
    gboolean prefers_dark = FALSE;
    char *theme = NULL;
    g_object_get(
        gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
    char *lower = g_ascii_strdown(theme ? theme : "", -1);
    gboolean is_dark = prefers_dark || g_str_has_suffix(lower, "dark");
    g_free(lower);
    g_free(theme);
    return is_dark ? GESSO_GTK_SCHEME_DARK : GESSO_GTK_SCHEME_LIGHT;
}

gboolean gesso_has_session_bus(void) {
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS")) return TRUE;
    char *path = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean is_there = g_file_test(path, G_FILE_TEST_EXISTS);
    g_free(path);
    return is_there;
}

void gesso_scheme_start(void) {
    scheme = from_gtk();
    open_gnome_settings();
    /* GNOME's schema is installed on other desktops too, where it says nothing unless it says dark. */
    if (gnome_settings && from_gnome() == GESSO_GTK_SCHEME_DARK) scheme = GESSO_GTK_SCHEME_DARK;
    if (gesso_has_session_bus()) g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_opened, NULL);
}

int gesso_scheme_get(void) {
    return scheme;
}

void gesso_scheme_watch(void (*callback)(void *, int), void *user) {
    watcher = callback;
    watcher_user = user;
}

void gesso_scheme_set_frame(int value) {
    g_object_set(
        gtk_settings_get_default(), "gtk-application-prefer-dark-theme", value == GESSO_GTK_SCHEME_DARK, NULL);
}
