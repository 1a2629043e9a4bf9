print("gesso")
